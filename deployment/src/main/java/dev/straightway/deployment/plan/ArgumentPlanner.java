package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.types.CanonicalType;
import dev.straightway.deployment.types.Contexts;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.deployment.types.Conversions;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.TextShape;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.invocation.Source;
import dev.straightway.runtime.negotiation.MediaRange;

/** Plans how the arguments of a method are made. */
final class ArgumentPlanner {

    private final IndexView index;
    private final Conversions conversions;
    private final Map<String, ConverterPlan> converters;

    /** @param converters takes the converters that must be generated, by their names */
    ArgumentPlanner(IndexView index, Map<String, ConverterPlan> converters) {
        this.index = index;
        this.conversions = new Conversions(index);
        this.converters = converters;
    }

    List<ArgumentPlan> plan(ResourceMethod method, RoutePlan route) {
        List<ArgumentPlan> plans = new ArrayList<>();
        for (int i = 0; i < method.parameters().size(); i++) {
            plans.add(plan(method.parameters().get(i), method.declaration().parameterType(i).descriptor(), method, route));
        }
        return List.copyOf(plans);
    }

    private ArgumentPlan plan(ResourceParameter parameter, String descriptor, ResourceMethod method, RoutePlan route) {
        if (parameter instanceof ResourceParameter.Text text) {
            return text(text, descriptor, route);
        }
        if (parameter instanceof ResourceParameter.Context context) {
            return new ArgumentPlan.FromContext(context.name(), descriptor, Contexts.find(context.type()).orElseThrow());
        }
        if (parameter instanceof ResourceParameter.Entity entity) {
            return entity(entity, descriptor, method);
        }
        throw new IllegalStateException("No check refused " + parameter + " of " + method.signature());
    }

    private ArgumentPlan text(ResourceParameter.Text text, String descriptor, RoutePlan route) {
        TextShape shape = conversions.shape(text.type()).orElseThrow();
        Source source = Source.valueOf(text.place().name());
        int capture = source == Source.PATH ? route.variables().indexOf(text.key()) : -1;
        return new ArgumentPlan.FromText(text.name(), descriptor, source, text.key(), capture, shape.cardinality(),
                shape.conversion(), converter(shape.conversion()), text.defaultText());
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

    private static ArgumentPlan entity(ResourceParameter.Entity entity, String descriptor, ResourceMethod method) {
        String mediaType = method.consumes().isEmpty() ? "*/*" : method.consumes().get(0);
        Representation reader = Entities.reader(entity.type(), MediaRange.parse(mediaType)).orElseThrow();
        String from = method.consumes().isEmpty() ? "whatever the content type is" : "from " + method.consumes();
        return new ArgumentPlan.FromEntity(entity.name(), descriptor, reader, CanonicalType.of(entity.type()),
                "fixed: " + entity.type().name() + " is read as " + reader + " " + from);
    }
}
