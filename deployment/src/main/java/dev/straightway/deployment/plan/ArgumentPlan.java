package dev.straightway.deployment.plan;

import java.util.Optional;

import dev.straightway.deployment.types.Cardinality;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.Source;

/** How one argument is made. */
public sealed interface ArgumentPlan {

    /** {@return the parameter's name} */
    String name();

    /** {@return the JVM descriptor of the parameter's erased type} */
    String descriptor();

    /**
     * Of text.
     *
     * @param source where the text is
     * @param key its name in the request
     * @param capture its place among the captures of the path, or -1 elsewhere
     * @param converter the binary name of a generated converter or of a box
     */
    record FromText(String name, String descriptor, Source source, String key, int capture, Cardinality cardinality,
            Conversion conversion, Optional<String> converter, Optional<String> defaultText)
            implements
                ArgumentPlan {
    }

    /**
     * Of the entity.
     *
     * @param type the type in Jackson's canonical form
     * @param why why this reader
     */
    record FromEntity(String name, String descriptor, Representation representation, String type, String why)
            implements
                ArgumentPlan {
    }

    /** Of the context. */
    record FromContext(String name, String descriptor, ContextType type) implements ArgumentPlan {
    }
}
