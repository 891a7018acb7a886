import { type ComponentType, useEffect, useState } from 'react'

/** A file that comes after the page it is for. */
export interface LaterFile<File> {
  /** What of it has come. */
  now: () => File | undefined
  fetched: () => Promise<File>
}

/** Such a file, by how it is asked for. */
export function laterFile<File>(load: () => Promise<File>): LaterFile<File> {
  let come: File | undefined
  let times = 0
  let asked = load
  const fetched = async () => {
    try {
      come = await asked()
    } catch (error) {
      const address = addressIn(error)
      times += 1
      if (address) asked = () => import(/* @vite-ignore */ `${address}?again=${times}`)
      throw error
    }
    return come
  }
  return { now: () => come, fetched }
}

/** Chromium never again asks for an address that did not come, and names it: it is asked for by another name. */
const addressIn = (error: unknown) => /https?:[^?]+\.js/.exec(String(error))?.[0]

/** Fetches a file ahead of its turn; without a connection it is asked for again when it is met. */
export function prepareFile(file: LaterFile<unknown>): void {
  file.fetched().catch(() => {})
}

/** For what opens such a file: it is on its way before the press. */
export function comingNear(file: LaterFile<unknown>) {
  const prepare = () => prepareFile(file)
  return { onPointerEnter: prepare, onFocus: prepare }
}

const askAgain = 5000

/** A file once it has come; asked for where it is needed, and again as long as the line is broken. */
export function useLaterFile<File>(file: LaterFile<File>, isNeeded = true): File | undefined {
  const [come, setCome] = useState(file.now)
  useEffect(() => {
    if (!isNeeded || come) return
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () =>
      void file.fetched().then(
        (found) => isWanted && setCome(() => found),
        () => {
          if (isWanted) timer = setTimeout(ask, askAgain)
        },
      )
    ask()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [file, isNeeded, come])
  return come
}

interface InRoom<File, Props> {
  file: LaterFile<File>
  pick: (file: File) => ComponentType<Props>
  room: string
  props: Props
}

function Part<File, Props extends object>({ file, pick, room, props }: InRoom<File, Props>) {
  const come = useLaterFile(file)
  if (!come) return <div className={room} />
  const Shown = pick(come)
  return <Shown {...props} />
}

/** A part of such a file; until that has come there is room for it, as tall as a class of style says. */
export function laterPart<File, Props extends object>(
  file: LaterFile<File>,
  pick: (file: File) => ComponentType<Props>,
  room = '',
): ComponentType<Props> {
  return (props) => <Part file={file} pick={pick} room={room} props={props} />
}
