/** How the film begins, until somebody wants to see it. */
export function FirstPicture() {
  return (
    <div className="relative border-t-8 border-ink">
      <img src="/scenes/doorstep.svg" alt="" width="960" height="540" className="block h-auto w-full" />
      <button type="button" aria-label="Play" className="absolute inset-0 grid size-full place-items-center">
        <span className="grid size-18 place-items-center border-t-8 border-print-sindoor bg-[#fff5e4] text-print-night sm:size-22">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-9 fill-current">
            <path d="M6 3v18l15-9z" />
          </svg>
        </span>
      </button>
    </div>
  )
}
