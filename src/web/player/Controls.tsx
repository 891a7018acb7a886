import { Button } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { SoundBar } from '../ui/SoundBar.tsx'
import type { Playback, PlaybackState } from './playback.ts'

const speeds = ['0.5', '0.6', '0.75', '0.9', '1', '1.25', '1.5'].map((value) => ({
  value,
  label: `${value}×`,
}))

type Panel = 'captions' | 'transcript' | null

interface ControlsProps {
  playback: Playback
  state: PlaybackState
  open: Panel
  onOpen: (open: Panel) => void
  panel: string
  onLoop: (() => void) | undefined
}

/** What one does with a video: play, slow down, loop, choose captions, read along. */
export function Controls({ playback, state, open, onOpen, panel, onLoop }: ControlsProps) {
  const isLooping = state.part?.repeat === true
  return (
    <div className="flex flex-wrap items-center gap-y-1 pb-1 print:hidden">
      <div className="flex min-w-0 grow items-center gap-x-1 max-[19em]:flex-wrap">
        <Button
          aria-label={state.playing ? 'Pause' : 'Play'}
          onClick={playback.toggle}
          look="secondary"
          className="!px-3"
        >
          <Icon name={state.playing ? 'pause' : 'play'} className="size-6" />
        </Button>
        {/* It takes what is left: when a film begins, nothing moves aside for it. */}
        <span className="relative h-9 max-w-9 grow">
          {state.playing && <SoundBar className="absolute size-full text-sindoor" />}
        </span>
        <Select
          label="Speed"
          hideLabel
          options={speeds}
          value={String(state.rate)}
          onChange={(value) => playback.setRate(Number(value))}
          className="ms-auto w-22"
        />
      </div>
      {/* On a telephone their signs stand for them; where even these do not fit they have a row of their own. */}
      <div className="ms-auto flex flex-wrap justify-end">
        {onLoop && (
          <Toggle icon="repeat" isOn={isLooping} onPress={onLoop} pressed={isLooping}>
            Loop line
          </Toggle>
        )}
        <Toggle
          icon="captions"
          isOn={open === 'captions'}
          onPress={() => onOpen(open === 'captions' ? null : 'captions')}
          controls={panel}
        >
          Captions
        </Toggle>
        <Toggle
          icon="lines"
          isOn={open === 'transcript'}
          onPress={() => onOpen(open === 'transcript' ? null : 'transcript')}
          controls={panel}
        >
          Transcript
        </Toggle>
      </div>
    </div>
  )
}

interface ToggleProps {
  icon: IconName
  isOn: boolean
  onPress: () => void
  /** The panel that it opens; without one it is a switch. */
  controls?: string
  pressed?: boolean
  children: string
}

function Toggle({ icon, isOn, onPress, controls, pressed, children }: ToggleProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={pressed}
      aria-expanded={controls ? isOn : undefined}
      aria-controls={controls && isOn ? controls : undefined}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 border-t-4 px-2 font-bold sm:px-3 ${isOn ? 'border-sindoor' : 'border-transparent hover:border-control'}`}
    >
      <Icon name={icon} />
      <span className="@max-xl:sr-only">{children}</span>
    </button>
  )
}
