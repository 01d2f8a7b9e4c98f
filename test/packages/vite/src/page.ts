const desk = document.querySelector('order-admin')!
const output = document.querySelector('output')!
desk.addEventListener('order-admin-changes', ({ count }) => (output.textContent = `${count} unsaved`))
document.getElementById('next')!.addEventListener('click', () => (desk.orderId = 8906811))
document.getElementById('close')!.addEventListener('click', () => desk.remove())
