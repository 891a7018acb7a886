export default function CourseListScreen() {
  return (
    <main id="main" className="measure py-10">
      <h1 className="font-display text-4xl">My Courses</h1>
    </main>
  )
}
