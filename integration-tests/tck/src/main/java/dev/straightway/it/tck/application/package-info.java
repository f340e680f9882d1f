/**
 * What is added to the applications that the TCK deploys: these classes run in the server, behind its class loaders.
 * <p>
 * Imports Quarkus and nothing else of this module; its classes must stand alone, since their bytes are copied one by one.
 * Start at {@link dev.straightway.it.tck.application.ApplicationClasses}.
 */
package dev.straightway.it.tck.application;
