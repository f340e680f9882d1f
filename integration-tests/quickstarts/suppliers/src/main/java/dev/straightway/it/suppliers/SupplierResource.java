package dev.straightway.it.suppliers;

import java.util.List;

import io.quarkus.hibernate.orm.rest.data.panache.PanacheEntityResource;
import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Sort;
import io.quarkus.rest.data.panache.MethodProperties;
import io.quarkus.rest.data.panache.ResourceProperties;

@ResourceProperties(path = "suppliers", hal = true, halCollectionName = "suppliers")
public interface SupplierResource extends PanacheEntityResource<Supplier, Long> {

    @Override
    @MethodProperties(path = "all")
    List<Supplier> list(Page page, Sort sort);
}
