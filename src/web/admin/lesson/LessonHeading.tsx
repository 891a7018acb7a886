import { Link } from 'react-router'
import type { StudioProblem } from '#calls/studio-documents.ts'
import { toContent, toCourseEditor, toLessonPreview } from '../../studio-paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PublishButton } from '../draft/PublishButton.tsx'
import { StateMark } from '../draft/StateMark.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { LessonWhere } from './LessonOpened.tsx'

interface LessonHeadingProps {
  where: LessonWhere
  draft: Draft<'lesson'>
  problems: readonly StudioProblem[]
}

export function LessonHeading({ where, draft, problems }: LessonHeadingProps) {
  const { base, isChanged } = draft
  const wrong = problems.filter(({ severity }) => severity === 'error').length
  return (
    <StudioHeading
      title={draft.content.lesson.name || 'A lesson without a name'}
      above={
        <>
          <Link to={toContent(where.languageId)} className="underline underline-offset-4">
            Content
          </Link>
          {where.courseId && (
            <>
              {' / '}
              <Link to={toCourseEditor(where.courseId)} className="underline underline-offset-4">
                Its course
              </Link>
            </>
          )}
        </>
      }
      actions={
        <>
          <LinkButton look="secondary" to={toLessonPreview(where.lessonId)}>
            Preview as a student
          </LinkButton>
          <PublishButton what={{ path: where.path }} isBlocked={isChanged || base.state !== 'draft'} />
        </>
      }
    >
      <span className="flex flex-wrap items-center gap-3">
        <StateMark state={base.state} isNew={base.publishedRevision === null} />
        {wrong > 0 && <span>{wrong === 1 ? '1 thing to mend' : `${wrong} things to mend`}</span>}
      </span>
    </StudioHeading>
  )
}
