import type { Role } from '#rules/permissions.ts'
import { toDashboard, toStudio } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

interface Said {
  heading: string
  text: string
  to: string
  label: string
}

const students: Said = {
  heading: 'The studio',
  text: "This is where the people of the academy work. Your account is a student's.",
  to: toDashboard(),
  label: 'My Courses',
}
const elsewhere = { heading: 'Somebody else works here', to: toStudio(), label: 'What is yours' }

const said: Record<Role, Said> = {
  STUDENT: students,
  EDITOR: { ...elsewhere, text: "Your account is an editor's. If you need this page, ask an admin." },
  SUPPORT: { ...elsewhere, text: 'Your account is for support. If you need this page, ask an admin.' },
  ADMIN: { ...elsewhere, text: 'There is nothing here.' },
}

/** In place of a page of the studio that is not for this role. */
export function NotTheirs({ role }: { role: Role }) {
  const { heading, text, to, label } = said[role]
  return (
    <>
      <title>The studio</title>
      <h1 className="font-display text-3xl">{heading}</h1>
      <p className="mt-3 mb-6 text-lg">{text}</p>
      <LinkButton look="secondary" to={to}>
        {label}
      </LinkButton>
    </>
  )
}
