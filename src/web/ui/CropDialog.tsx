import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from './Button.tsx'
import { type ChosenPicture, cropPicture, cropSize } from './crop-picture.ts'
import { Dialog } from './Dialog.tsx'
import { Icon, type IconName } from './Icon.tsx'

interface CropDialogProps {
  picture: ChosenPicture
  onSave: (dataUrl: string) => void
  onClose: () => void
}

const step = 16
const moves: { label: string; icon: IconName; x: number; y: number }[] = [
  { label: 'Move left', icon: 'previous', x: -step, y: 0 },
  { label: 'Move right', icon: 'following', x: step, y: 0 },
  { label: 'Move up', icon: 'up', x: 0, y: -step },
  { label: 'Move down', icon: 'down', x: 0, y: step },
]

/** Which part of a picture is kept: moved and enlarged by hand, by buttons or by keys. */
export function CropDialog({ picture, onSave, onClose }: CropDialogProps) {
  const zoomId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Parameters<typeof cropPicture>[1] | null>(null)
  // The frame, on screen: a picture can be moved as far as it reaches past it.
  const [frame, setFrame] = useState({ width: 0, height: 0 })

  const move = (by: { x: number; y: number }) =>
    setCrop(within({ x: crop.x + by.x, y: crop.y + by.y }, { frame, zoom, image: picture.image }))

  return (
    <Dialog open onClose={onClose} title="Choose the part to show">
      <div className="relative mx-auto aspect-4/3 w-full max-w-[400px] bg-print-night outline-2 outline-ink">
        <Cropper
          image={picture.image.src}
          crop={crop}
          zoom={zoom}
          aspect={cropSize.width / cropSize.height}
          objectFit="cover"
          keyboardStep={step}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropSizeChange={setFrame}
          onCropComplete={(_part, pixels) => setArea(pixels)}
          mediaProps={{ alt: 'Your picture' }}
          cropperProps={{
            role: 'group',
            'aria-label': 'The part that is shown; arrow keys move the picture',
          }}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <label htmlFor={zoomId} className="grow font-bold">
          Zoom
          <input
            id={zoomId}
            type="range"
            min={1}
            max={3}
            step={0.1}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
            className="block min-h-11 w-full"
          />
        </label>
        <div className="flex gap-1">
          {moves.map(({ label, icon, x, y }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              onClick={() => move({ x, y })}
              className="grid size-11 place-items-center border-2 border-control hover:border-ink"
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button disabled={!area} onClick={() => area && onSave(cropPicture(picture, area))}>
          Save
        </Button>
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

interface Framed {
  frame: { width: number; height: number }
  zoom: number
  image: HTMLImageElement
}

/** The picture always covers the frame: it goes no further than half of what reaches past it. */
function within(point: { x: number; y: number }, { frame, zoom, image }: Framed) {
  const scale = Math.max(frame.width / image.naturalWidth, frame.height / image.naturalHeight) * zoom
  const clamp = (value: number, room: number) => Math.min(Math.max(value, -room), room)
  return {
    x: clamp(point.x, Math.max(0, (image.naturalWidth * scale - frame.width) / 2)),
    y: clamp(point.y, Math.max(0, (image.naturalHeight * scale - frame.height) / 2)),
  }
}
