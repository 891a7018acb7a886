export default function PracticeScreen() {
  return (
    <main id="main" className="measure py-10">
      <h1 className="font-display text-4xl">Practice</h1>
    </main>
  )
}
