import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type VideoUpload, videoFiles } from '#calls/studio-videos.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { queries } from '../../queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Shirorekha } from '../../ui/Shirorekha.tsx'
import { FormRow, type RowNote, SelectRow } from '../ui/FormRow.tsx'
import { useLatest } from '../ui/use-latest.ts'
import { sendVideo } from './send-video.ts'

interface VideoFileProps {
  value: string
  onChange: (file: string) => void
  notes: readonly RowNote[]
}

const queryKey = ['studio', 'videos']

/** Chooses a film file that is there, or sends one; what was cut off goes on where it stood. */
export function VideoFile({ value, onChange, notes }: VideoFileProps) {
  const { data: files = [] } = useQuery({ queryKey, queryFn: () => call(videoFiles), staleTime: 0 })
  const known = files.some(({ file }) => file === value)
  return (
    <div className="grid gap-4">
      <SelectRow
        label="File"
        value={value}
        options={[
          { value: '', label: 'Choose a file' },
          ...(known || value === '' ? [] : [{ value, label: value }]),
          ...files.map(({ file, name }) => ({
            value: file,
            label: name === file ? file : `${name} (${file})`,
          })),
        ]}
        onChange={onChange}
        notes={notes}
      />
      <SendVideo
        onSent={(file) => {
          onChange(file)
          void queries.invalidateQueries({ queryKey })
        }}
      />
    </div>
  )
}

function SendVideo({ onSent }: { onSent: (file: string) => void }) {
  const [film, setFilm] = useState<File | null>(null)
  const [upload, setUpload] = useState<VideoUpload | null>(null)
  const [trouble, setTrouble] = useState('')
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  // It takes minutes, in which one writes on: the lesson is another one when the film is there.
  const sent = useLatest(onSent)

  const send = async (chosen: File) => {
    stop.current?.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    setFilm(chosen)
    setTrouble('')
    try {
      const { file } = await sendVideo(chosen, { onProgress: setUpload, signal })
      if (file !== null) sent.current(file)
    } catch (error) {
      if (!signal.aborted) setTrouble(messageOf(error))
    }
  }
  const percent = upload ? (100 * upload.received) / upload.size : 0
  return (
    <div>
      <FormRow
        label="Or send one"
        hint="An MP4 or a WebM of 2 GB at most. If it is cut off, choose it again: it goes on."
      >
        {({ id, describedBy, className }) => (
          <input
            id={id}
            type="file"
            accept="video/mp4,video/webm,.mp4,.webm"
            aria-describedby={describedBy}
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0]
              if (chosen) void send(chosen)
              // The same film, cut off, may be chosen again.
              event.currentTarget.value = ''
            }}
            className={className}
          />
        )}
      </FormRow>
      {upload && (
        <div className="mt-2">
          <Shirorekha value={percent} label={`Sending ${upload.name}`} />
          <p role="status" className="text-[0.95rem] text-ink-soft">
            {upload.file === null ? `${Math.floor(percent)}% of ${upload.name}` : `${upload.name} is there`}
          </p>
        </div>
      )}
      {trouble !== '' && film && (
        <Message className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <span>{trouble}</span>
          <Button look="secondary" size="small" onClick={() => void send(film)}>
            Go on
          </Button>
        </Message>
      )}
    </div>
  )
}
