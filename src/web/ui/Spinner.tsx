/** Three quarters of a square turning: for a wait inside something that already says what it waits for. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`turn block size-5 rounded-[50%] border-[3px] border-current border-e-transparent ${className}`}
    />
  )
}
