export default function CourseDetailsScreen() {
  return (
    <main id="main" className="measure py-10">
      <h1 className="font-display text-4xl">Course</h1>
    </main>
  )
}
