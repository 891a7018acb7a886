export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:bg-print-night focus:px-5 focus:py-3 focus:text-print-cream"
    >
      Skip to content
    </a>
  )
}
