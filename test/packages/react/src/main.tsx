import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'

const place = document.getElementById('app')!
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// What a server has rendered stays on the page.
if (place.firstElementChild) hydrateRoot(place, app)
else createRoot(place).render(app)
