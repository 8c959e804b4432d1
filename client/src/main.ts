import { mount } from 'svelte';
import App from './App.svelte';
import './design/type.css';
import './design/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

// Only over HTTPS or on one's own machine; elsewhere a server that is away has no page.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined));
}
