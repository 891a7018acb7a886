export default function NotFoundScreen() {
  return (
    <main id="main" className="measure py-10">
      <h1 className="font-display text-4xl">This page is not here</h1>
    </main>
  )
}
