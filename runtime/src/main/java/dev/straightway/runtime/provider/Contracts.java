package dev.straightway.runtime.provider;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.WriterInterceptor;

/** The interfaces that a provider can serve on a server. */
public final class Contracts {

    private static final List<Class<?>> ALL = List.of(MessageBodyReader.class, MessageBodyWriter.class, ExceptionMapper.class,
            ContextResolver.class, ParamConverterProvider.class, ContainerRequestFilter.class, ContainerResponseFilter.class,
            ReaderInterceptor.class, WriterInterceptor.class, Feature.class, DynamicFeature.class);

    private Contracts() {
    }

    /** {@return the contracts that a class implements, in a fixed order} */
    public static Set<Class<?>> of(Class<?> type) {
        Set<Class<?>> found = new LinkedHashSet<>();
        for (Class<?> contract : ALL) {
            if (contract.isAssignableFrom(type)) {
                found.add(contract);
            }
        }
        return found;
    }
}
