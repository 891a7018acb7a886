import { useVisitorOnly } from '../session.ts'

/** On a page that comes as HTML and stays so, this runs before anything is shown. */
const goOn = `try{if(sessionStorage.getItem('token'))location.replace('/dashboard')}catch{}`

/** A signed-in student has no use for this page and goes to the dashboard (screens, "Sessions and gates"). */
export function VisitorOnly() {
  useVisitorOnly()
  return <script>{goOn}</script>
}
