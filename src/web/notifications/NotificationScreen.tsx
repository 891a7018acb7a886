import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { academy } from '#rules/academy.ts'
import { type NotificationCategory, notificationCategories } from '#rules/notification-kinds.ts'
import { NothingYet } from '../NothingYet.tsx'
import { toDashboard } from '../paths.ts'
import { queries } from '../queries.ts'
import { ShowMore } from '../ShowMore.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import { countQuery, newerQuery, notLoaded } from './use-notifications.ts'

const labels: Record<NotificationCategory, string> = {
  contentUpdate: 'Content Update',
  technicalUpdate: 'Technical Updates',
  officialNews: 'Official News',
}
const tabs = notificationCategories.map((id) => ({ id, label: labels[id] }))

export async function clientLoader() {
  await Promise.all([
    ...notificationCategories.map((category) => queries.fetchInfiniteQuery(newerQuery(category))),
    queries.fetchQuery({ ...countQuery, staleTime: 0 }),
  ])
  return null
}

/** Another tab of the page is there already: without a connection it could not be asked for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** spec 2: the newer screen of notifications. */
export default function NotificationScreen() {
  const { data: count } = useSuspenseQuery(countQuery)
  const [search, setSearch] = useSearchParams()
  const chosen = notificationCategories.find((id) => id === search.get('tab')) ?? 'contentUpdate'
  return (
    <div className="measure max-w-4xl">
      <title>{`Notifications · ${academy.name}`}</title>
      <Link
        to={toDashboard()}
        className="mt-6 inline-flex min-h-11 items-center gap-2 font-bold hover:text-sindoor"
      >
        <Icon name="back" />
        Learn
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-6">
        <h1 className="font-display text-[clamp(2.2rem,6vw,4rem)] leading-tight">Notifications</h1>
        <p className="text-lg text-ink-soft">{count.unread} unread</p>
      </div>
      <Tabs
        label="Notifications"
        tabs={tabs}
        chosen={chosen}
        onChoose={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      >
        <NotificationList key={chosen} category={chosen} />
      </Tabs>
    </div>
  )
}

function NotificationList({ category }: { category: NotificationCategory }) {
  const list = useSuspenseInfiniteQuery(newerQuery(category))
  const shown = list.data.pages.flatMap(({ rows }) => rows)
  if (shown.length === 0) return <NothingYet heading="There is no new notification on your box" />
  return (
    <>
      <ul>
        {shown.map((one) => (
          <NotificationItem key={one.id} {...one} />
        ))}
      </ul>
      <ShowMore list={list} failed={notLoaded} />
    </>
  )
}
