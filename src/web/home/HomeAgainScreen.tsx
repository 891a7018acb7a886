import { VisitorOnly } from '../layout/VisitorOnly.tsx'
import HomeScreen, { handle, meta } from './HomeScreen.tsx'

export { handle, meta }

/** /home: the front page, for visitors only. */
export default function HomeAgainScreen() {
  return (
    <>
      <VisitorOnly />
      <HomeScreen />
    </>
  )
}
