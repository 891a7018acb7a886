const list = new Intl.ListFormat('en')

/** Stands where the button will: whoever has filled in the last field may have left one above out of sight. */
export function StillMissing({ parts }: { parts: string[] }) {
  return <p className="py-2 text-ink-soft">Still to come: {list.format(parts)}.</p>
}
