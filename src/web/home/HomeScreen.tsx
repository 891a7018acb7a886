export default function HomeScreen() {
  return (
    <main id="main" className="measure py-10">
      <h1 className="font-display text-4xl">Home</h1>
    </main>
  )
}
