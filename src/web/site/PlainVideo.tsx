/** The browser's own player, which needs no script. */
export function PlainVideo() {
  return (
    <div className="border-t-8 border-ink">
      <video
        controls
        playsInline
        preload="none"
        poster="/scenes/doorstep.svg"
        className="aspect-video w-full bg-print-night object-cover"
      >
        <source src="/media/sample/film" type="video/mp4" />
        <track kind="captions" src="/media/sample/en.vtt" srcLang="en" label="English" />
        <track kind="captions" src="/media/sample/hi-latn.vtt" srcLang="hi-Latn" label="Roman" />
        <track kind="captions" src="/media/sample/hi.vtt" srcLang="hi" label="हिंदी" />
        Your browser does not support the video tag.
      </video>
    </div>
  )
}
