package dev.straightway.deployment.plan;

import java.util.Optional;

import dev.straightway.deployment.types.Cardinality;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.deployment.types.Wholes.Whole;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.Source;
import dev.straightway.runtime.recording.ConvertedSpec;
import dev.straightway.runtime.recording.ElementSpec;
import dev.straightway.runtime.recording.JsonSpec;
import dev.straightway.runtime.recording.OwnProviderSpec;
import dev.straightway.runtime.recording.PartSpec;
import dev.straightway.runtime.recording.TimeSpec;

/** How one argument is made. */
public sealed interface ArgumentPlan {

    /** {@return the parameter's name} */
    String name();

    /** {@return the JVM descriptor of the parameter's erased type} */
    String descriptor();

    /** {@return whether the body is read for it, the entity apart} */
    boolean readsBody();

    /** {@return what is made of this kind of argument} */
    <T> T as(Kinds<T> kinds);

    /** Makes something of each kind of argument; the compiler finds a kind that is forgotten. */
    interface Kinds<T> {

        T text(FromText text);

        T whole(FromWhole whole);

        T entity(FromEntity entity);

        T parts(FromParts parts);

        T part(FromPart part);

        T context(FromContext context);

        T suspension(FromSuspension suspension);

        T container(FromContainer bean);
    }

    /**
     * An argument that is made of text.
     *
     * @param source where the text is
     * @param key its name in the request
     * @param capture its place among the captures of the path, or -1 where it is found by its name
     * @param encoded whether the text is taken as it was sent
     * @param converter the binary name of a generated converter or of a box
     * @param separator splits each text into several, a regular expression
     * @param time how a date is read that has a format
     * @param provided what a provider of the application is asked for; empty where there is none
     */
    record FromText(String name, String descriptor, Source source, String key, int capture, boolean encoded,
            Cardinality cardinality, Conversion conversion, Optional<String> converter, Optional<String> defaultText,
            Optional<String> separator, Optional<TimeSpec> time, Optional<ConvertedSpec> provided)
            implements
                ArgumentPlan {
        @Override
        public <T> T as(Kinds<T> kinds) {
            return kinds.text(this);
        }

        @Override
        public boolean readsBody() {
            return source == Source.FORM;
        }
    }

    /** An argument that is a part of the request as it is. */
    record FromWhole(String name, String descriptor, Whole whole, String key, boolean encoded) implements ArgumentPlan {
        @Override
        public <T> T as(Kinds<T> kinds) {
            return kinds.whole(this);
        }

        @Override
        public boolean readsBody() {
            return whole == Whole.PART || whole == Whole.PARTS || whole == Whole.PART_CONTENT;
        }
    }

    /**
     * An argument that is read from the entity.
     *
     * @param type the type in Jackson's canonical form
     * @param signature the JVM signature of the type
     * @param json how it is read as JSON
     * @param annotated where its annotations are
     * @param own who of the application reads it
     * @param why why this reader
     */
    record FromEntity(String name, String descriptor, Representation representation, String type, String signature,
            JsonSpec json, ElementSpec annotated, OwnProviderSpec own, String why)
            implements
                ArgumentPlan {
        @Override
        public <T> T as(Kinds<T> kinds) {
            return kinds.entity(this);
        }

        @Override
        public boolean readsBody() {
            return false;
        }
    }

    /**
     * An argument that a generated reader makes of several parts of the request.
     *
     * @param reader the binary name of the reader
     * @param readsForm whether it reads form fields
     */
    record FromParts(String name, String descriptor, String reader, boolean readsForm) implements ByReader {
        @Override
        public <T> T as(Kinds<T> kinds) {
            return kinds.parts(this);
        }

        @Override
        public boolean readsBody() {
            return readsForm;
        }
    }

    /** An argument that a reader of the runtime makes of a part of a multipart form. */
    record FromPart(String name, String descriptor, PartSpec part) implements ByReader {
        @Override
        public <T> T as(Kinds<T> kinds) {
            return kinds.part(this);
        }

        @Override
        public boolean readsBody() {
            return true;
        }
    }

    /** What a reader makes, which the class of the endpoint keeps. */
    sealed interface ByReader extends ArgumentPlan {
    }

    /** An argument that comes from the context. */
    record FromContext(String name, String descriptor, ContextType type) implements ArgumentPlan {
        @Override
        public <T> T as(Kinds<T> kinds) {
            return kinds.context(this);
        }

        @Override
        public boolean readsBody() {
            return false;
        }
    }

    /** The answer that comes later. */
    record FromSuspension(String name, String descriptor) implements ArgumentPlan {
        @Override
        public <T> T as(Kinds<T> kinds) {
            return kinds.suspension(this);
        }

        @Override
        public boolean readsBody() {
            return false;
        }
    }

    /** A bean, for a constructor parameter without annotation. */
    record FromContainer(String name, String descriptor) implements ArgumentPlan {
        @Override
        public <T> T as(Kinds<T> kinds) {
            return kinds.container(this);
        }

        @Override
        public boolean readsBody() {
            return false;
        }
    }
}
