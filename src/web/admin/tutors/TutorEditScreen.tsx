import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toTutorsKept } from '../../studio-paths.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/TutorEditScreen.ts'
import { tutorsQuery } from './kept-tutors.ts'
import { TutorEditor } from './TutorEditor.tsx'

const above = (
  <Link to={toTutorsKept()} className="underline underline-offset-4">
    Tutors
  </Link>
)

/** /admin/tutors/:id, and /admin/tutors/new for one who comes. */
export default function TutorEditScreen({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(tutorsQuery)
  return (
    <Loaded query={query} title="Tutor">
      {(tutors) => {
        const tutor = tutors.find(({ _id }) => _id === id)
        if (!tutor && id !== 'new')
          return (
            <StudioHeading title="There is no such tutor" above={above}>
              Perhaps the address is an old one.
            </StudioHeading>
          )
        const name = tutor ? `${tutor.firstname} ${tutor.lastname}`.trim() : 'A new tutor'
        return (
          <>
            <StudioHeading title={name} above={above} />
            <TutorEditor key={id} tutor={tutor ?? null} />
          </>
        )
      }}
    </Loaded>
  )
}
