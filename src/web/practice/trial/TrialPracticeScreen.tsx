import { Navigate } from 'react-router'
import { toTryFinish } from '../../paths.ts'
import { Practice } from '../Practice.tsx'
import type { Route } from './+types/TrialPracticeScreen.ts'
import { loadTrial } from './load-trial.ts'

export const clientLoader = loadTrial

/** A visitor practises just as a student does; the end has a page of its own. */
export default function TrialPracticeScreen({ loaderData: { data, place } }: Route.ComponentProps) {
  return <Practice data={data} place={place} closeTo={toTryFinish()} Finished={ToFinish} />
}

const ToFinish = () => <Navigate to={toTryFinish()} replace />
