package dev.straightway.it.library.catalogue;

import jakarta.ws.rs.Path;

@Path("/categories")
public class CategoryResource extends CrudResource<Category, CategoryView> {

    public CategoryResource(CategoryRepository repository) {
        super("category", repository);
    }

    @Override
    protected Category made() {
        return new Category();
    }

    @Override
    protected void fill(Category category, CategoryView view) {
        category.code = view.code();
        category.title = view.title();
    }

    @Override
    protected CategoryView view(Category category) {
        return new CategoryView(category.id, category.code, category.title);
    }

    @Override
    protected Long id(Category category) {
        return category.id;
    }
}
