package dev.straightway.runtime.provider;

import java.util.List;

import jakarta.ws.rs.core.MediaType;

/**
 * What a provider handles, where that isn't told by its class.
 *
 * @param type the class of the entities, exceptions or contexts; {@code null} where the class of the provider tells it
 * @param mediaTypes of the entities or contexts; {@code null} where the class of the provider tells them
 * @param afterOwn whether entity providers of the application come before it, whatever their priority
 */
public record Handled(Class<?> type, List<MediaType> mediaTypes, boolean afterOwn) {

    /** Where the class tells all. */
    static final Handled BY_CLASS = new Handled(null, null, false);

    /** {@return the class of what a provider of a class handles} */
    Class<?> type(Class<?> provider, Class<?> contract) {
        return type == null ? TypeArguments.first(provider, contract) : type;
    }
}
