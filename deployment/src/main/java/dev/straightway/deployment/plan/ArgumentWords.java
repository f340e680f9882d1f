package dev.straightway.deployment.plan;

import dev.straightway.deployment.plan.ArgumentPlan.FromContainer;
import dev.straightway.deployment.plan.ArgumentPlan.FromContext;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.deployment.plan.ArgumentPlan.FromPart;
import dev.straightway.deployment.plan.ArgumentPlan.FromParts;
import dev.straightway.deployment.plan.ArgumentPlan.FromSuspension;
import dev.straightway.deployment.plan.ArgumentPlan.FromText;
import dev.straightway.deployment.plan.ArgumentPlan.FromWhole;
import dev.straightway.deployment.types.Cardinality;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.runtime.recording.PartSpec;

/** Says how an argument is made. */
final class ArgumentWords implements ArgumentPlan.Kinds<String> {

    @Override
    public String text(FromText text) {
        return text.source().words() + " '" + text.key() + "', " + conversion(text.cardinality(), text.conversion())
                + (text.encoded() ? ", encoded" : "")
                + text.separator().map(value -> ", split by '" + value + "'").orElse("")
                + text.defaultText().map(value -> ", '" + value + "' by default").orElse("");
    }

    private static String conversion(Cardinality cardinality, Conversion conversion) {
        return (cardinality == Cardinality.ONE ? "" : cardinality + " of ") + conversion.words();
    }

    @Override
    public String whole(FromWhole whole) {
        return whole.whole() + " '" + whole.key() + "', as it is" + (whole.encoded() ? ", encoded" : "");
    }

    @Override
    public String entity(FromEntity entity) {
        return "entity, " + entity.why();
    }

    @Override
    public String parts(FromParts parts) {
        return "parts of the request, by " + parts.reader();
    }

    @Override
    public String part(FromPart from) {
        PartSpec part = from.part();
        return (part.all() ? "all parts '" : "part '") + part.name() + "' of the form, as " + part.shape().words()
                + (part.mediaType().isEmpty() ? "" : " of " + part.mediaType());
    }

    @Override
    public String context(FromContext context) {
        return "context " + context.type();
    }

    @Override
    public String suspension(FromSuspension suspension) {
        return "the answer, which comes later";
    }

    @Override
    public String container(FromContainer bean) {
        return "a bean";
    }
}
