/**
 * The standard entity providers (§4.2.4) as ordinary readers and writers of message bodies, for entities whose provider the
 * build hasn't chosen; the registry of providers chooses among them by media type and class.
 * <p>
 * Imports {@code java.*}, {@code javax.xml.*}, {@code jakarta.*}, Jackson, the converter of resteasy-reactive-common, {@code
 * fields} and {@code multipart} for forms, and of Vert.x the buffer alone. Classes of optional libraries are named in the
 * providers that {@link OptionalPart} guards and nowhere else. Start at {@link StandardEntities}.
 */
package dev.straightway.runtime.entity;
