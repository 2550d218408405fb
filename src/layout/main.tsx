import { Outlet } from '@tanstack/react-router'
import { AppFailure } from './app-failure.tsx'
import styles from './main.module.css'

export const Main = () => (
  <main id="main" tabIndex={-1} className={styles.main} data-controller="show-waiting-messages">
    <Outlet />
    <AppFailure />
  </main>
)
