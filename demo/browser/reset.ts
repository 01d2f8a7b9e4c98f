/** The buttons that reset the shop. */
import { askShop } from './ask-shop.ts'
import { leave, mayLeave } from './leave.ts'

/** @param say shows why the reset failed */
export function followReset(say: (text: string) => void): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reset]')) {
    button.addEventListener('click', async () => {
      if (!mayLeave('A reset makes new orders.')) return
      button.disabled = true
      const label = button.textContent
      button.textContent = 'Resetting…'
      const answer = await askShop<{ firstId: number }>('reset', {})
      if (answer.ok) return leave(() => location.assign('/shop/orders'))
      button.disabled = false
      button.textContent = label
      say(answer.error)
    })
  }
}
