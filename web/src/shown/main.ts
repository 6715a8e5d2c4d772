import { mount } from 'svelte';
import '../type.css';
import '../base.css';
import Shown from './Shown.svelte';

mount(Shown, { target: document.getElementById('app')! });
