import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { HomeScreen } from '../../home/home-screen.tsx';
import { pathTo } from '../../lib/paths.ts';
import { signOut } from '../../lib/session/session.ts';

let leaving = false;

/** An address that signs out: it leaves once, takes the place of nothing in the history, and shows the home page. */
export function LogoutScreen() {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!leaving) {
      leaving = true;
      signOut();
      setTimeout(() => {
        leaving = false;
      });
    }
    navigate(pathTo('home'), { replace: true });
  }, [navigate]);
  return <HomeScreen />;
}
