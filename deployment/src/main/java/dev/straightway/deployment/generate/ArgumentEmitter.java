package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;

import jakarta.ws.rs.container.AsyncResponse;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.ArgumentPlan.FromContainer;
import dev.straightway.deployment.plan.ArgumentPlan.FromContext;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.deployment.plan.ArgumentPlan.FromPart;
import dev.straightway.deployment.plan.ArgumentPlan.FromParts;
import dev.straightway.deployment.plan.ArgumentPlan.FromSuspension;
import dev.straightway.deployment.plan.ArgumentPlan.FromText;
import dev.straightway.deployment.plan.ArgumentPlan.FromWhole;
import dev.straightway.runtime.invocation.BeanReader;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import io.quarkus.gizmo2.Const;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.This;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.desc.FieldDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/**
 * Writes the line that makes one argument, as {@code long a0 = p0.longValue(exchange.pathParam(0));}.
 *
 * @param index of the argument
 */
record ArgumentEmitter(BlockCreator block, This self, Fields fields, ParamVar exchange,
        int index) implements ArgumentPlan.Kinds<Expr> {

    private static final MethodDesc READ = MethodDesc.of(EntityReader.class, "read", Object.class, Exchange.class);
    private static final MethodDesc CONTEXT = Descriptors.exchange("context", Object.class, ContextType.class);
    private static final MethodDesc SUSPEND = Descriptors.exchange("suspend", AsyncResponse.class);
    private static final MethodDesc BEAN = Descriptors.exchange("bean", Object.class, Class.class);
    private static final MethodDesc PARTS = MethodDesc.of(BeanReader.class, "read", Object.class, Exchange.class);

    LocalVar emit(ArgumentPlan plan) {
        ClassDesc type = ClassDesc.ofDescriptor(plan.descriptor());
        Expr value = plan.as(this);
        return block.localVar("a" + index, type, type.isPrimitive() ? value : block.cast(value, type));
    }

    @Override
    public Expr text(FromText text) {
        return new TextEmitter(block, exchange).text(self.field(fields.parameters().get(index)), text);
    }

    @Override
    public Expr whole(FromWhole whole) {
        return new TextEmitter(block, exchange).whole(whole);
    }

    @Override
    public Expr entity(FromEntity entity) {
        return block.invokeVirtual(READ, self.field(fields.reader()), exchange);
    }

    @Override
    public Expr parts(FromParts parts) {
        return readByField();
    }

    @Override
    public Expr part(FromPart part) {
        return readByField();
    }

    private Expr readByField() {
        return block.invokeVirtual(PARTS, self.field(fields.beans().get(index)), exchange);
    }

    @Override
    public Expr context(FromContext context) {
        return block.invokeVirtual(CONTEXT, exchange,
                Const.ofStaticFinalField(FieldDesc.of(ContextType.class, context.type().name())));
    }

    @Override
    public Expr suspension(FromSuspension suspension) {
        return block.invokeVirtual(SUSPEND, exchange);
    }

    @Override
    public Expr container(FromContainer bean) {
        return block.invokeVirtual(BEAN, exchange, Const.of(ClassDesc.ofDescriptor(bean.descriptor())));
    }
}
