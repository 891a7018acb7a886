export default function OlderLessonScreen() {
  return (
    <main id="main" className="measure py-10">
      <h1 className="font-display text-4xl">Lesson</h1>
    </main>
  )
}
