/*
 * What a plan page does for everybody. These functions stand in the built page as their own text, so that it needs no
 * further file: each must live alone, without anything from outside itself.
 */

/** Brings the page up to what is sold now, in the currency of where the visitor is. */
export function showPlansSold(): void {
  const cards = document.querySelectorAll<HTMLElement>('[data-plan]')
  const trouble = document.getElementById('plan-message')
  const show = (sold: { plan: string; id: string; currency: string; price: string }[]) => {
    const currency = sold.find((plan) => plan.currency !== 'USD')?.currency ?? 'USD'
    document.documentElement.dataset.currency = currency
    for (const card of cards) {
      const plan = sold.find((one) => one.plan === card.dataset.plan)
      card.hidden = plan === undefined
      const price = card.querySelector<HTMLElement>(`[data-price="${currency}"]`)
      if (!plan || !price || price.dataset.priceId === plan.id) continue
      price.dataset.priceId = plan.id
      price.textContent = plan.price
    }
  }
  fetch('/api/plans', { headers: { accept: 'application/json' } })
    .then((reply) => (reply.ok ? reply.json() : Promise.reject(reply.status)))
    .then((reply) => show(reply.results.data))
    .catch(() => {
      if (trouble) trouble.textContent = trouble.dataset.cannotLoad ?? ''
    })
}

/** `?plan_name=` picks a plan by its name, `?plan=` by its id. */
export function markChosenPlan(): void {
  const asked = new URLSearchParams(location.search)
  const wanted = (asked.get('plan_name') ?? asked.get('plan') ?? '').trim().toLowerCase()
  for (const card of document.querySelectorAll<HTMLElement>('[data-plan]')) {
    const isChosen = wanted !== '' && [card.dataset.planName, card.dataset.plan].includes(wanted)
    card.toggleAttribute('data-chosen', isChosen)
    if (isChosen) card.scrollIntoView({ block: 'center' })
  }
}

/** A visitor registers or logs in first; the chosen plan is where they come out. */
export function rememberChosenPlan(): void {
  for (const way of document.querySelectorAll<HTMLElement>('[data-then]')) {
    way.onclick = () => {
      sessionStorage.setItem('wantedPage', way.dataset.then ?? '')
    }
  }
}

/** Somebody signed in has more to do here, in a file that visitors never fetch. */
export function fetchStudentPart(): void {
  const file = document.getElementById('plan-message')?.dataset.studentPart
  if (!file || !sessionStorage.getItem('token')) return
  const script = document.createElement('script')
  script.src = file
  document.body.append(script)
}
