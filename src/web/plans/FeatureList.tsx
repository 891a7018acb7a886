import { Children, type ReactNode } from 'react'
import { type AcademyPlan, featureNames, features, notIncluded } from '#rules/academy-plans.ts'
import { Icon } from '../ui/Icon.tsx'

const row = 'flex min-h-11 items-center gap-3 border-t border-current/35 py-2'

/** What a plan holds; what it does not hold has an X (spec 3). */
export function FeatureList({ plan }: { plan: AcademyPlan }) {
  return (
    <ul>
      {features.map((feature) => {
        const value = plan.features[feature]
        const isIncluded = value !== notIncluded
        return (
          <li key={feature} className={row}>
            <Icon name={isIncluded ? 'done' : 'close'} className="size-5" />
            <span>
              <span className="sr-only">{isIncluded ? 'Included: ' : 'Not included: '}</span>
              <span className={isIncluded ? '' : 'line-through decoration-1'}>
                {isIncluded ? value : featureNames[feature]}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The short list of a pricing card. */
export function ShortList({ lines }: { lines: ReactNode[] }) {
  return (
    <ul>
      {Children.map(lines, (line) => (
        <li className={row}>{line}</li>
      ))}
    </ul>
  )
}
