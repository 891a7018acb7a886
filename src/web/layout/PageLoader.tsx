/** A page on its way: the line being drawn across the top. */
export function PageLoader() {
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-2">
      <span className="draw-on block h-full bg-sindoor" />
      <span className="sr-only">Loading</span>
    </div>
  )
}
