import '../zod-without-eval.ts'
import { createRoot } from 'react-dom/client'
import { SamplePlayer } from './SamplePlayer.tsx'

const place = document.getElementById('sample')
if (place) createRoot(place).render(<SamplePlayer />)
