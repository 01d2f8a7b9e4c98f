import type {} from 'order-admin'

const desk = document.querySelector('order-admin')!
const output = document.querySelector('output')!
desk.addEventListener('order-admin-changes', ({ count }) => (output.textContent = `${count} unsaved`))
document.getElementById('next')!.onclick = () => (desk.orderId = 8906811)
document.getElementById('close')!.onclick = () => desk.remove()
