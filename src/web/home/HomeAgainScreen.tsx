import { VisitorOnly } from '../layout/VisitorOnly.tsx'
import { toClosedHome } from '../paths.ts'
import HomeScreen, { handle, homeMeta } from './HomeScreen.tsx'

export { handle }
export const meta = () => homeMeta(toClosedHome())

/** /home: the front page, for visitors only. */
export default function HomeAgainScreen() {
  return (
    <>
      <VisitorOnly />
      <HomeScreen />
    </>
  )
}
