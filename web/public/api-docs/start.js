const dark = matchMedia('(prefers-color-scheme: dark)');

function followTheme() {
  document.documentElement.classList.toggle('dark-mode', dark.matches);
}

followTheme();
dark.addEventListener('change', followTheme);

SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#api-docs',
  deepLinking: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
});
