SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#api-docs',
  deepLinking: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
});
