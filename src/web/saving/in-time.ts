const patience = 3000
/** One that was silent is not waited for again until it speaks. */
let isSilent = false

/**
 * What the device's database answers; refused where nothing comes, as in some WebKit for as long as the page lives. What
 * is done stays in the other storage then.
 */
export function inTime<Found>(asked: Promise<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      isSilent = true
      reject(new Error("The device's database does not answer."))
    }
    const timer = setTimeout(giveUp, isSilent ? 0 : patience)
    const heard = () => {
      isSilent = false
      clearTimeout(timer)
    }
    asked.finally(heard).then(resolve, reject)
  })
}
