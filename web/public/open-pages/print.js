// The button does nothing where no script runs, so only a script shows it.
const button = document.querySelector('[data-print]');
button.hidden = false;
button.addEventListener('click', () => print());
