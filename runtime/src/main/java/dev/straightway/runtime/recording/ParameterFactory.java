package dev.straightway.runtime.recording;

import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.ParamConverter;

import org.jboss.resteasy.reactive.DateFormat;

import dev.straightway.runtime.http.context.RequestFiles;
import dev.straightway.runtime.http.filter.ProviderBodies;
import dev.straightway.runtime.http.upload.PartObject;
import dev.straightway.runtime.http.upload.PartReader;
import dev.straightway.runtime.invocation.BeanReader;
import dev.straightway.runtime.invocation.Converter;
import dev.straightway.runtime.invocation.Converters;
import dev.straightway.runtime.invocation.InvokerParts;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.Parameter;
import dev.straightway.runtime.invocation.PartShape;
import dev.straightway.runtime.invocation.Source;
import dev.straightway.runtime.invocation.TimeConverter;
import dev.straightway.runtime.provider.Registry;

/** Makes the conversions of parameters and the readers of beans. */
final class ParameterFactory {

    /** Where Quarkus REST takes a text without characters for none. */
    private static final Set<Source> MAY_BE_EMPTY = Set.of(Source.QUERY, Source.HEADER, Source.COOKIE, Source.FORM);

    private final Registry registry;
    private final boolean emptyIsAbsent;
    private final RequestFiles files;
    private final Generated generated;
    private final Map<String, BeanSpec> beans = new LinkedHashMap<>();
    private final Map<String, BeanReader> readers = new LinkedHashMap<>();

    /**
     * @param emptyIsAbsent whether an empty text counts as absent
     * @param files where uploads lie
     * @param generated makes generated converters and readers
     */
    ParameterFactory(Registry registry, List<BeanSpec> beans, boolean emptyIsAbsent, RequestFiles files,
            Generated generated) {
        this.registry = registry;
        this.files = files;
        this.generated = generated;
        this.emptyIsAbsent = emptyIsAbsent;
        for (BeanSpec bean : beans) {
            this.beans.put(bean.reader(), bean);
        }
    }

    /** {@return the conversions; {@code null} for a parameter without text} */
    List<Parameter> parameters(List<ParameterSpec> specs) {
        List<Parameter> parameters = new ArrayList<>();
        for (ParameterSpec spec : specs) {
            parameters.add(spec.source().isEmpty() ? null : parameter(spec));
        }
        return Collections.unmodifiableList(parameters);
    }

    /** {@return the readers of beans; {@code null} for a parameter that is not a bean} */
    List<BeanReader> beans(List<ParameterSpec> specs) {
        List<BeanReader> found = new ArrayList<>();
        for (ParameterSpec spec : specs) {
            BeanReader part = spec.part().isPresent() ? part(spec.part().get()) : null;
            found.add(spec.bean().isPresent() ? reader(spec.bean().get()) : part);
        }
        return Collections.unmodifiableList(found);
    }

    private BeanReader part(PartSpec spec) {
        PartObject object = spec.shape() != PartShape.OBJECT ? null
                : new PartObject(new ProviderBodies(registry), MediaType.valueOf(spec.mediaType()),
                        () -> Elements.type(spec.signature()));
        return new PartReader(spec.name(), spec.shape(), spec.all(), files, object);
    }

    /** {@return the readers of all beans by the class that they make} */
    Map<Class<?>, BeanReader> readers() {
        Map<Class<?>, BeanReader> found = new LinkedHashMap<>();
        for (BeanSpec bean : beans.values()) {
            found.put(Classes.load(bean.className()), reader(bean.reader()));
        }
        return found;
    }

    /** Beans within beans don't come back to themselves: the build has seen to it. */
    BeanReader reader(String name) {
        BeanReader known = readers.get(name);
        if (known == null) {
            List<ParameterSpec> specs = beans.get(name).parameters();
            InvokerParts parts = new InvokerParts(null, parameters(specs), beans(specs), null, null);
            known = generated.make(BeanReader.class, name, parts);
            readers.put(name, known);
        }
        return known;
    }

    private Parameter parameter(ParameterSpec spec) {
        Parameter.Whole whole = spec.type().isPresent() ? whole(spec.type().get()) : null;
        Converter converter = whole != null ? whole.converter() : converter(spec);
        if (converter instanceof ProvidedConverter provided && spec.defaultText().isPresent()) {
            provided.check(spec);
        }
        Parameter parameter = new Parameter(spec.source().get(), spec.name(), spec.defaultText().orElse(null), converter,
                whole != null && whole.collection());
        Parameter split = spec.separator().isPresent() ? parameter.splitBy(Pattern.compile(spec.separator().get())) : parameter;
        return emptyIsAbsent && MAY_BE_EMPTY.contains(spec.source().get()) ? split.withoutEmptyTexts() : split;
    }

    private Converter converter(ParameterSpec spec) {
        if (spec.time().isPresent()) {
            TimeSpec time = spec.time().get();
            return new TimeConverter(time.type(), time.pattern().map(DateTimeFormatter::ofPattern)
                    .orElseGet(() -> formatter(time.provider().orElseThrow())));
        }
        if (spec.converter().isPresent()) {
            String name = spec.converter().get();
            return Converters.hasBox(name) ? Converters.box(name) : generated.make(Converter.class, name);
        }
        if (spec.type().isPresent() && spec.type().get().required()) {
            throw new IllegalStateException("Nothing converts the " + spec.source().get().words() + " '" + spec.name()
                    + "' to " + Elements.type(spec.type().get().signature()).getTypeName()
                    + ". Register a ParamConverterProvider that does, or give the type a valueOf or fromString.");
        }
        return null;
    }

    private static DateTimeFormatter formatter(String provider) {
        return Classes.instance(DateFormat.DateTimeFormatterProvider.class, provider).get();
    }

    /** {@return the converter that a provider has for the parameter or for its elements, or {@code null}} */
    private Parameter.Whole whole(ConvertedSpec spec) {
        if (!registry.convertsParameters()) {
            return null;
        }
        Converter all = provided(spec, spec.signature());
        if (all != null) {
            return new Parameter.Whole(all, !spec.signature().equals(spec.element()));
        }
        Converter each = spec.signature().equals(spec.element()) ? null : provided(spec, spec.element());
        return each == null ? null : new Parameter.Whole(each, false);
    }

    private Converter provided(ConvertedSpec spec, String signature) {
        ParamConverter<?> converter = registry.converter(Elements.rawType(signature), Elements.type(signature),
                Elements.annotations(spec.annotated()));
        return converter == null ? null : new ProvidedConverter(converter);
    }

    /** A converter of the application. */
    private static final class ProvidedConverter extends Converter {
        private final ParamConverter<?> converter;

        private ProvidedConverter(ParamConverter<?> converter) {
            this.converter = converter;
        }

        @Override
        public Object convert(String text) {
            return converter.fromString(text);
        }

        /**
         * Converts the default once while the application starts, unless the converter is lazy (§3.2): what doesn't convert
         * is told before the first request. Each request has an object of its own nevertheless.
         */
        void check(ParameterSpec spec) {
            if (converter.getClass().isAnnotationPresent(ParamConverter.Lazy.class)) {
                return;
            }
            String text = spec.defaultText().orElseThrow();
            try {
                converter.fromString(text);
            } catch (RuntimeException failure) {
                MethodSpec member = spec.type().orElseThrow().annotated().member();
                throw new IllegalStateException(member.className() + "#" + member.name() + ": " + converter.getClass().getName()
                        + " doesn't convert @DefaultValue(\"" + text + "\") of the " + spec.source().orElseThrow().words()
                        + " '"
                        + spec.name() + "'. Fix the value, or put @ParamConverter.Lazy on the converter.", failure);
            }
        }
    }
}
