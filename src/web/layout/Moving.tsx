import { useNavigation } from 'react-router'
import { PageLoader } from './PageLoader.tsx'

/** The line drawn across the top while the next page is fetched. */
export function Moving() {
  return useNavigation().state === 'loading' ? <PageLoader /> : null
}
