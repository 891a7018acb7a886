import type { Media } from '../media/media.ts'
import type { Ending } from '../media/media-addresses.ts'
import { filmsHeard } from './video-details.ts'

/**
 * What all students share of a reply, made once for a lesson or a course as it is taught: a new version of the curriculum
 * brings new ones. Made anew when addresses end, a film is heard for the first time, or a person's voice was recorded.
 */
export class SharedBy<Thing extends object, Made> {
  private readonly kept = new WeakMap<Thing, { key: string; made: Made }>()
  private readonly media: Media
  private readonly make: (thing: Thing, until: Ending) => Made

  constructor(media: Media, make: (thing: Thing, until: Ending) => Made) {
    this.media = media
    this.make = make
  }

  of(thing: Thing, until: Ending): Made {
    const key = `${until.expiresAt?.getTime() ?? ''} ${filmsHeard()} ${this.media.recordings.version()}`
    const known = this.kept.get(thing)
    if (known?.key === key) return known.made
    const made = this.make(thing, until)
    this.kept.set(thing, { key, made })
    return made
  }

  forget(thing: Thing): void {
    this.kept.delete(thing)
  }
}

/** What is made in a while; `isWhole` is false where something is lacking that may come. */
interface MadeLater<Made> {
  made: Made
  isWhole: boolean
}

/** The same for what takes a while to make. What failed, or lacks something, is made anew for the next who asks. */
export class SharedLater<Thing extends object, Made> {
  private readonly shared: SharedBy<Thing, Promise<Made>>

  constructor(media: Media, make: (thing: Thing, until: Ending) => Promise<MadeLater<Made>>) {
    this.shared = new SharedBy(media, async (thing, until) => {
      try {
        const { made, isWhole } = await make(thing, until)
        if (!isWhole) this.shared.forget(thing)
        return made
      } catch (error) {
        this.shared.forget(thing)
        throw error
      }
    })
  }

  of(thing: Thing, until: Ending): Promise<Made> {
    return this.shared.of(thing, until)
  }
}
