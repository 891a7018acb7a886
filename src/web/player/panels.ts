/** What opens under a film when somebody asks for it, in one file. */
export { CaptionChoice } from './CaptionChoice.tsx'
export { CueList } from './CueList.tsx'
export { Transcript } from './Transcript.tsx'
