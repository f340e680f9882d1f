package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.CanonicalType;
import dev.straightway.deployment.types.Contexts;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.deployment.types.Conversions;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Parts;
import dev.straightway.deployment.types.Signature;
import dev.straightway.deployment.types.TextShape;
import dev.straightway.deployment.types.Wholes;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.PartShape;
import dev.straightway.runtime.invocation.Source;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.recording.ConvertedSpec;
import dev.straightway.runtime.recording.ElementSpec;
import dev.straightway.runtime.recording.PartSpec;
import dev.straightway.runtime.recording.TimeSpec;

/** Plans how the arguments of a method are made. */
final class ArgumentPlanner {

    private final IndexView index;
    private final Conversions conversions;
    private final Entities entities;
    private final boolean providers;
    private final Map<String, ConverterPlan> converters;
    private final BeanPlanner beans;
    private final OwnBodies own;

    /**
     * @param converters takes the converters that must be generated, by their names
     * @param own knows who of the application reads an entity
     */
    ArgumentPlanner(RestApplication application, Map<String, ConverterPlan> converters, OwnBodies own) {
        this.index = application.index();
        this.providers = application.mayConvertParameters();
        this.entities = new Entities(index);
        this.conversions = new Conversions(index, providers);
        this.converters = converters;
        this.own = own;
        this.beans = new BeanPlanner(application.beans(), this);
    }

    BeanPlanner beans() {
        return beans;
    }

    /** @param variables those of the route's template; empty where a locator leads to it, so that the way isn't known */
    List<ArgumentPlan> plan(ResourceMethod method, List<String> variables) {
        MethodSpec annotated = new MethodSpec(method.annotated().declaringClass().name().toString(),
                method.annotated().name(), BeanPlanner.names(method.annotated()));
        List<ArgumentPlan> plans = new ArrayList<>();
        for (int i = 0; i < method.parameters().size(); i++) {
            String descriptor = method.declaration().parameterType(i).descriptor();
            ResourceParameter parameter = method.parameters().get(i);
            ElementSpec element = new ElementSpec(annotated, i);
            plans.add(parameter instanceof ResourceParameter.Entity entity ? entity(entity, descriptor, element, method)
                    : plan(parameter, descriptor, element, variables));
        }
        return List.copyOf(plans);
    }

    /** Plans what isn't the entity. */
    ArgumentPlan plan(ResourceParameter parameter, String descriptor, ElementSpec element, List<String> variables) {
        Optional<Parts.Use> part = Parts.find(parameter);
        if (part.isPresent()) {
            return part(parameter, descriptor, part.get());
        }
        if (parameter instanceof ResourceParameter.Text text) {
            return text(text, descriptor, element, variables);
        }
        if (parameter instanceof ResourceParameter.Context context) {
            return Contexts.find(context.type())
                    .<ArgumentPlan> map(type -> new ArgumentPlan.FromContext(context.name(), descriptor, type))
                    .orElseGet(() -> new ArgumentPlan.FromContainer(context.name(), descriptor));
        }
        if (parameter instanceof ResourceParameter.Bean bean) {
            BeanPlan plan = beans.parameters(bean.type().name().toString());
            return new ArgumentPlan.FromParts(bean.name(), descriptor, plan.reader(), plan.readsForm());
        }
        if (parameter instanceof ResourceParameter.Suspended suspended) {
            return new ArgumentPlan.FromSuspension(suspended.name(), descriptor);
        }
        throw new IllegalStateException("No check refused " + parameter);
    }

    private static ArgumentPlan part(ResourceParameter parameter, String descriptor, Parts.Use use) {
        String signature = use.shape() == PartShape.OBJECT ? Signature.of(use.element()) : "";
        return new ArgumentPlan.FromPart(parameter.name(), descriptor,
                new PartSpec(use.key(), use.shape(), use.all(), use.mediaType(), signature));
    }

    private ArgumentPlan text(ResourceParameter.Text text, String descriptor, ElementSpec element, List<String> variables) {
        Optional<Wholes.Whole> whole = Wholes.find(text.place(), text.type());
        if (whole.isPresent()) {
            return new ArgumentPlan.FromWhole(text.name(), descriptor, whole.get(), text.key(), text.encoded());
        }
        TextShape shape = conversions.shape(text).orElseThrow();
        Source source = Source.valueOf(text.place().name());
        boolean once = variables.indexOf(text.key()) == variables.lastIndexOf(text.key());
        boolean byIndex = source == Source.PATH && once && !text.encoded() && !shape.cardinality().takesAll();
        return new ArgumentPlan.FromText(text.name(), descriptor, source, text.key(),
                byIndex ? variables.indexOf(text.key()) : -1, text.encoded(), shape.cardinality(), shape.conversion(),
                converter(shape.conversion()), text.defaultText(), text.separator(), time(shape.conversion()),
                providers && text.dateFormat().isEmpty() ? Optional.of(provided(text.type(), shape, element))
                        : Optional.empty());
    }

    private static Optional<TimeSpec> time(Conversion conversion) {
        return conversion instanceof Conversion.ToTime time
                ? Optional.of(new TimeSpec(time.typeName(), time.format().pattern(), time.format().provider()))
                : Optional.empty();
    }

    private static ConvertedSpec provided(Type type, TextShape shape, ElementSpec element) {
        boolean required = shape.conversion() instanceof Conversion.ByProvider;
        return new ConvertedSpec(Signature.of(type), Signature.of(Conversions.element(type, shape.cardinality())), required,
                element);
    }

    private Optional<String> converter(Conversion conversion) {
        if (conversion instanceof Conversion.ToBox box) {
            return Optional.of(box.typeName());
        }
        if (conversion instanceof Conversion.ToType made) {
            return Optional.of(converters.computeIfAbsent(converterName(made.typeName()),
                    name -> new ConverterPlan(name, made.typeName(), made.creation(), isInterface(made))).converter());
        }
        return Optional.empty();
    }

    private boolean isInterface(Conversion.ToType made) {
        return index.getClassByName(made.typeName()).isInterface();
    }

    /** In the package of the type, where its constructor may be package-private; that of the JDK is closed. */
    private static String converterName(String type) {
        return type.startsWith("java.") ? "dev.straightway.generated." + type.replace('.', '_') + "_Converter"
                : type + "_StraightwayConverter";
    }

    private ArgumentPlan entity(ResourceParameter.Entity entity, String descriptor, ElementSpec element,
            ResourceMethod method) {
        OwnBodies.Choice choice = own.reader(entity.type(), method.consumes());
        String mediaType = method.consumes().size() == 1 ? method.consumes().get(0) : "*/*";
        Representation reader = choice.spec().bound().isPresent() ? Representation.OWN
                : entities.reader(entity.type(), MediaRange.parse(mediaType));
        return new ArgumentPlan.FromEntity(entity.name(), descriptor, reader, CanonicalType.of(entity.type()),
                Signature.of(entity.type()), ResultPlanner.spec(entity.json()), element, choice.spec(),
                why(entity, reader, method, choice) + ResultPlanner.words(entity.json()));
    }

    private static String why(ResourceParameter.Entity entity, Representation reader, ResourceMethod method,
            OwnBodies.Choice choice) {
        String type = entity.type().name().toString();
        String from = method.consumes().isEmpty() ? "whatever the content type is" : "from " + method.consumes();
        if (choice.spec().bound().isPresent()) {
            return "fixed: " + type + " is read " + from + " by " + choice.spec().bound().get();
        }
        return (reader == Representation.PROVIDER
                ? "by content type: the entity provider for " + type + " is found for each request"
                : "fixed: " + type + " is read as " + reader + " " + from
                        + (reader == Representation.JSON && method.consumes().size() != 1 ? ", by entity provider if it isn't"
                                : ""))
                + choice.why();
    }
}
