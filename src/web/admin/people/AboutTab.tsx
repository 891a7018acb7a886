import type { PersonPage } from '#calls/admin-people-page.ts'
import { countryName } from '#rules/countries.ts'
import { shownDay, shownMoment } from '../../shown-dates.ts'
import { AccountActions } from './AccountActions.tsx'
import { FactList } from './FactList.tsx'
import { roleNames } from './role-names.ts'

const moment = (at: string | null, otherwise: string) => (at ? shownMoment(new Date(at)) : otherwise)
const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off')

/** Who they are, and what can be done with their account. */
export function AboutTab({ person }: { person: PersonPage }) {
  const { switches } = person
  return (
    <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[3fr_2fr]">
      <div className="grid gap-8">
        <section>
          <h2 className="hang mb-2 font-display text-2xl">Facts</h2>
          <FactList
            facts={[
              ['Id', person.id],
              ['Username', person.username],
              ['Role', roleNames[person.role]],
              ['Here since', moment(person.createdAt, '')],
              ['E-mail confirmed', moment(person.validatedAt, 'Not yet')],
              ['Two-step sign-in', onOff(person.hasTwoSteps)],
              ['Last here', moment(person.lastSeenAt, 'Not signed in now')],
              ['Last page', person.lastVisitedPage],
              ['Birthday', person.birthday && shownDay(new Date(`${person.birthday}T12:00:00`))],
              ['Phone', person.phone],
              ['Place', [person.city, person.state].filter(Boolean).join(', ')],
              ['Country', person.country && countryName(person.country)],
              ['Time zone', person.timeZone],
              ['Customer number', person.customerId],
              ['From the older academy', person.isLegacy ? 'Yes' : 'No'],
            ]}
          />
        </section>
        <section>
          <h2 className="hang mb-2 font-display text-2xl">What they want to hear</h2>
          <FactList
            facts={[
              ['News from teachers', onOff(switches.teacherNews)],
              ['Answers to their comments', onOff(switches.commentNews)],
              ['A mail a week', onOff(switches.weeklyMail)],
            ]}
          />
        </section>
      </div>
      <AccountActions person={person} />
    </div>
  )
}
