import { PageLoader } from './PageLoader.tsx'
import { PlainHeader } from './PlainHeader.tsx'

/** What stands while the first page is fetched: the head where it will be, and the room of a heading and a card. */
export function PageToCome() {
  return (
    <>
      <PageLoader />
      {/* Practice hangs from its progress and has no head, only the room of one (root.tsx says where). */}
      <div className="in-data-bare:invisible">
        <PlainHeader />
      </div>
      <div aria-hidden="true" className="measure pt-10">
        <div className="h-11 w-3/5 bg-pale-genda" />
        <div className="mt-8 h-44 border-t-8 border-line bg-card" />
      </div>
    </>
  )
}
